-- no transaction
-- Each sweep deletes in batches, and finds each batch by the column that makes a row due. A block range index finds no order.
create index concurrently if not exists attention_due on attention (hour);

drop index concurrently if exists attention_hour;

create index concurrently if not exists session_idle on session (last_used_at);

create index concurrently if not exists email_change_asked on email_change (asked_at);
