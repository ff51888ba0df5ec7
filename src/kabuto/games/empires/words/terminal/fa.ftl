# آنچه تنها در پایانه گفته می‌شود.

text-era = دوران { $era } از { $eras }، دور { $round }
text-turn-order = ترتیب نوبت
text-points = امتیاز
text-food = خوراک
text-bushido = بوشیدو
text-supply = سامورایی‌های ذخیره
text-castles = قلعه‌های مانده
text-tokens = نشان‌های فرمان پشت پرده
text-cards = کارت‌های سرنوشت
text-dojo = دوجو
text-trained = زبده/کماندار/سردار آموزش‌دیده
text-hand = کارت‌های سرنوشت در دست
text-behind = نشان‌های پشت پرده
text-majority = بیشترین ایالت { $most }، دومین { $second }
text-influence = نفوذ
text-destiny = کارت‌های سرنوشت بازی‌شده: { $count }
text-agenda = هدف
