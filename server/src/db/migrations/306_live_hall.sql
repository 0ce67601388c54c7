-- The live hall is open: the words over its picture, where nobody has changed them.
update home_banner
set words = jsonb_set(
  jsonb_set(
    words, '{title}',
    '{"zh_CN": "同一张桌，同一局", "en": "One table, one round for all", "th": "โต๊ะเดียวกัน รอบเดียวกัน"}'
  ),
  '{content}',
  '{"zh_CN": "荷官是程序，每局按前厅的时钟开。结果由事先公布的哈希链决定，谁都可以验证。", "en": "The dealer is a program, and each round runs by the house’s clock. Results hang on a chain published before; anybody can verify them.", "th": "ดีลเลอร์คือโปรแกรม แต่ละรอบเดินตามนาฬิกาของระบบ ผลมาจากโซ่แฮชที่ประกาศไว้ก่อน ใครก็ตรวจสอบได้"}'
)
where banner_code = 'lobby-live' and words -> 'title' ->> 'zh_CN' = '真人厅正在布置';
