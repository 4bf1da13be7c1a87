-- owner: moderation
-- The photo check that a decision refused. Its kind stays `remove_photo`, which a process of the release before knows.
alter table decision add column photo_check_id uuid;
