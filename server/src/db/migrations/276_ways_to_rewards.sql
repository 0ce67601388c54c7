-- Welfare in the strip of the home screen; entries behind it move on by one. HOME-007
update nav_item set sort_order = sort_order + 1
where sort_order >= 7 and not exists (select from nav_item where nav_id = 'welfare');
insert into nav_item (nav_id, names, nav_type, url, picture, sort_order) values
  ('welfare', '{"zh_CN": "福利", "en": "Welfare", "th": "สวัสดิการ"}', '1', '/mine/getBonus', '/pictures/emblem/moyu.envelope.svg', 7)
on conflict do nothing;

-- What the home screen offers may run without an end.
alter table index_offer alter column until_ms drop not null;

-- Help that was written before promotions ran: it is written anew where nobody has changed it.
delete from article
where (article_id = 'bonus-now' and contents ->> 'zh_CN' like '<p>目前没有进行中的优惠。%')
   or (article_id = 'turnover' and contents ->> 'zh_CN' like '%<p>只计算已经结算的真实投注，试玩不算。进度写在%');
