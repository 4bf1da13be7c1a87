-- Whether a report that doubts somebody's age may hide them until it is looked at; decided when it is made.
alter table report add column may_hold boolean not null default false;
update report set may_hold = true where category = 'underage' and state = 'open';
-- A keyed hash of the network it was sent from, until the report is closed: two reports from one place are not independent.
alter table report add column network bytea;

-- Whether the blocked party heard of the block: they then hear of whatever follows as they would have without it.
alter table block add column told boolean not null default false;
