-- When a session last proved who its player is (docs/product-rules.md, Accounts and sessions), and codes for this purpose.
alter table sessions add column proved_at bigint;
alter table sms_codes drop constraint sms_codes_purpose_check;
alter table sms_codes add constraint sms_codes_purpose_check
  check (purpose in ('login', 'register', 'forget', 'bind', 'prove'));
