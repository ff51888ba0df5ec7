# The page is built with the wheel; what runs needs neither Node.js nor a compiler.
FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
RUN pip wheel --no-deps --wheel-dir /wheels . \
    && pip wheel --wheel-dir /wheels "psycopg[binary]>=3.2"

FROM python:3.13-slim
COPY requirements/runtime.txt /tmp/runtime.txt
COPY --from=build /wheels /tmp/wheels
RUN pip install --no-cache-dir --require-hashes --requirement /tmp/runtime.txt \
    && pip install --no-cache-dir --no-index --find-links /tmp/wheels kabuto "psycopg[binary]" \
    && rm -r /tmp/wheels /tmp/runtime.txt \
    && useradd --system --create-home kabuto \
    && install --directory --owner kabuto /data
USER kabuto
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", \
    "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
ENTRYPOINT ["kabuto", "serve", "--host", "0.0.0.0", "--port", "8000"]
CMD ["--data", "/data"]
