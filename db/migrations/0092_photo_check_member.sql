-- owner: members
-- When a moderator compared this member with the main photo, and which photo that was. Null without a check, and when the photo is another.
alter table member add column photo_checked_at timestamptz, add column checked_photo_id uuid;
