-- Codes sent on each Manila day, for the house's daily budget (docs/product-rules.md, Accounts and sessions).
create table sms_days (
  day_start bigint primary key,
  sent integer not null
);
