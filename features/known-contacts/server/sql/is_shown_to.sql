-- Whether a member who is in private mode, or has named people from whom they are hidden, is shown to another one: to those they like or write
-- with always, otherwise neither in private mode nor where the viewer has proven a number or an address that the member has named. A number counts
-- only while the member has proven a number, and an address only while they have one. Blocks and the status are looked at by the caller.
-- In: owner, the member; viewer, who wants to see them.
-- Out: true or false.
-- Locks: none, it only reads. Errors: none of its own.
create or replace function is_shown_to(owner uuid, viewer uuid) returns boolean language plpgsql stable cost 1000 as $$
begin
  return likes_or_writes_with(owner, viewer) or not exists (
    select from member where member.id = owner and (member.private_mode or exists (
      select from known_contact where known_contact.owner_id = viewer and known_contact.member_id = owner
        and case known_contact.kind when 'number' then member.proven_phone is not null else member.email is not null end)));
end $$;
