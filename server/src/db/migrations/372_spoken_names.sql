-- Names that read as a native speaker says them, where nobody has changed them. I18N-003
update nav_item set names = '{"zh_CN": "福利", "en": "Rewards", "th": "ศูนย์รางวัล"}'
where nav_id = 'welfare' and names = '{"zh_CN": "福利", "en": "Welfare", "th": "สวัสดิการ"}';
update wheel set names = '{"zh_CN": "转盘抽奖", "en": "Prize wheel", "th": "วงล้อจับรางวัล"}'
where wheel_code = 'turntable' and names = '{"zh_CN": "转盘抽奖", "en": "Turntable raffle", "th": "วงล้อจับรางวัล"}';
update front_config set config_values = jsonb_set(config_values, '{th}', '"เงินทั้งหมดที่นี่เป็นเงินจำลอง แลกเป็นเงินจริงไม่ได้"')
where config_key = 'playMoneyNotice' and config_values ->> 'th' like 'เงินทั้งหมดที่นี่เป็นเงินสมมติ%';
