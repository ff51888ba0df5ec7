# آنچه تنها در پایانه گفته می‌شود.

text-role = نقش
text-character = شخصیت
text-resilience = استقامت
text-honor = شرافت
text-cards = کارت
text-difficulty = دشواری
text-in-play = روی میز
text-harmless = بی‌خطر
text-resolving = در حال بازی
text-hand = دست { $seat }
text-known = آنچه از دست { $seat } می‌دانید
