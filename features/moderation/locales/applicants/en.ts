/** Texts of the queue of applicants. */
export const en = {
  title: 'Applicants',
  empty: 'Nobody is waiting.',
  why: 'Why not?',
  since: 'Waiting since {date}.',
  invited: 'Came with an invitation.',
  found: 'What the service found',
  noProof: 'Signs are no proof: many honest people share a network, and some use a mailbox for a day. Where someone comes from is no sign.',
  noBio: 'Nothing written about themselves yet.',
  photo: 'Photo {number}',
  causes: {
    approval: 'Every account is looked at.',
    invitation: 'Signed up without a code, or somebody else used it first.',
    closed: 'Signed up before registration was closed.',
    risk: 'Held because of signs.',
  },
  signs: {
    disposable_mail: 'Mailbox of a disposable service ({points} points)',
    network: '{count} new accounts from this network in a short time ({points} points)',
    speed: 'Signed up faster than a person types ({points} points)',
    number_block: '{count} new accounts with numbers of one block ({points} points)',
    same_photo: 'The same photo is on {count} other accounts ({points} points)',
    banned_number: 'A banned account had this number, without having proven it: it may belong to somebody else ({points} points)',
  },
}
