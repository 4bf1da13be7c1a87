-- Folder of the operator's own picture of a gift; null for the drawn icon.
alter table gift_plan add column picture text;
