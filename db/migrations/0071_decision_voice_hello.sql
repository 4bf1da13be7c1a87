-- owner: moderation
-- The hello that a decision took down. Its kind stays `remove_photo`, which a process of the release before knows.
alter table decision add column voice_hello_id uuid;
