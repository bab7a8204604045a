-- What is swept every ten minutes is found without a look at what stays.
create index sms_codes_by_time on sms_codes (sent_at);
create index sms_outbox_by_time on sms_outbox (at);
