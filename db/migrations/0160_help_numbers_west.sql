-- Cameroon and Côte d'Ivoire, unless the operator has found numbers of their own.
insert into help_number (id, country, kind, number, source, dated)
select added.id::uuid, added.country, added.kind, added.number, added.source, added.dated::date
from (values
  ('68656c70-0000-4000-8000-000000000006', 'CM', 'police', '117',
    'https://theguardianpostcameroon.com/post/4676/fr/ahead-of-53rd-national-day-police-unveils-functions-of-toll-free-security-hotlines-', '2025-05-09'),
  ('68656c70-0000-4000-8000-000000000007', 'CI', 'emergency', '180',
    'https://pafricatvinfo.com/2025/06/11/le-gspm-exhorte-les-populations-a-faire-preuve-de-civisme/', '2025-06-11'),
  ('68656c70-0000-4000-8000-000000000008', 'CI', 'violence', '1308',
    'https://lemandatexpress.net/2024/02/11/violences-basees-sur-le-genre-en-cote-divoire-ces-actions-et-chiffres-qui-montrent-lurgence-face-au-phenomene', '2024-02-11')
) as added (id, country, kind, number, source, dated)
where not exists (select from help_number where help_number.country = added.country);
