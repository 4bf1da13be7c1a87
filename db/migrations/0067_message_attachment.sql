-- What a message carries besides its text: `voice` or `picture`. Its kind stays `text`, with a text that a process or client of the release
-- before can show. The kinds are a list in the code, so there is no check.
alter table message add column attachment text;
