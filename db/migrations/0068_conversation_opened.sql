-- When the conversation was opened last; null for one that a process of the release before opened.
alter table conversation add column opened_at timestamptz;
