-- owner: site
-- The emergency numbers and help lines of the safety page, each with the page it was found on and the day of that page.
create table help_number (
  id uuid primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('emergency', 'police', 'violence')),
  number text not null,
  source text not null,
  dated date not null,
  unique (country, kind, number)
);
insert into help_number (id, country, kind, number, source, dated) values
  ('68656c70-0000-4000-8000-000000000001', 'GH', 'emergency', '112',
    'https://citinewsroom.com/2020/01/nana-addo-commissions-307-ambulances-photos/', '2020-01-28'),
  ('68656c70-0000-4000-8000-000000000002', 'KE', 'violence', '1195',
    'https://www.the-star.co.ke/sasa/lifestyle/2022-01-19-avenues-for-reporting-gender-based-violence/', '2022-01-19'),
  ('68656c70-0000-4000-8000-000000000003', 'NG', 'emergency', '112', 'https://www.bbc.com/pidgin/tori-58648427', '2021-09-22'),
  ('68656c70-0000-4000-8000-000000000004', 'ZA', 'police', '10111',
    'https://www.capetalk.co.za/articles/383281/gbv-call-centre-received-over-120-000-calls-in-the-first-three-weeks-of-lockdown', '2020-05-11'),
  ('68656c70-0000-4000-8000-000000000005', 'ZA', 'violence', '0800 428 428', 'https://allafrica.com/stories/201711240810.html', '2017-11-24');
