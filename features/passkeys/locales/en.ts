import type { passkeyErrors } from '../contract.ts'

export const en = {
  errors: {
    not_accepted: 'That passkey didn’t work. Please try again, or log in another way.',
    not_added: 'We couldn’t add this passkey. Please try again.',
    password_needed: 'Please enter your password.',
    log_in_again: 'To keep your account safe, please log out and in again with a code first.',
    full: 'You have 10 passkeys, which is the most. Remove one you don’t use any more.',
    last_way: 'This passkey is your only way to log in, so it has to stay.',
  } satisfies Record<keyof typeof passkeyErrors, string>,
  title: 'Passkeys',
  intro: 'Log in with your fingerprint, your face or your screen lock instead of a password.',
  none: 'You don’t have a passkey yet.',
  failed: 'We couldn’t load your passkeys. Please try again.',
  unsupported: 'This browser can’t use passkeys. Try a newer one, or another device.',
  full: 'You have 10 passkeys, which is the most.',
  unnamed: 'Unknown device',
  facts: { added: 'Added {date}', used: 'Last used {date}', unused: 'Not used yet', backedUp: 'Synced' },
  add: 'Add a passkey',
  added: 'Passkey added. Next time, choose “Use a passkey” when you log in.',
  addFailed: 'We couldn’t add the passkey. Please try again.',
  alreadyHere: 'This device already has a passkey for your account.',
  wrongAddress: 'Passkeys only work at our own address. Please open {brand} there.',
  rename: 'Rename',
  renameLabel: 'Rename: {name}',
  renameTitle: 'Rename passkey',
  name: 'Name',
  save: 'Save',
  renamed: 'Renamed.',
  remove: 'Remove',
  removeLabel: 'Remove: {name}',
  removeTitle: 'Remove this passkey?',
  removeText: '“{name}” can’t log in to your account any more. You can also delete it on the device.',
  removed: 'Passkey removed.',
  proof: { title: 'Is it you?', text: 'Please enter your password first.', password: 'Your password', continue: 'Continue' },
  logOutNote: {
    one: 'Your passkey can still log in afterwards. If you don’t recognise it, remove it first.',
    other: 'Your {count} passkeys can still log in afterwards. Remove any you don’t recognise first.',
  },
  notices: {
    added: { title: 'A passkey was added', body: 'It can log in to your account. Wasn’t it you? Set a new password with a code.' },
    removed: { title: 'A passkey was removed', body: 'It can’t log in to your account any more. Wasn’t it you? Set a new password.' },
  },
  mails: {
    greeting: 'Hello {name},',
    signature: 'The {brand} team',
    action: 'Set a new password',
    added: {
      subject: 'A passkey was added to your {brand} account',
      intro:
        'A passkey was added to your account: {device}, {time}. It can log in without your password. If it was you, there’s nothing to do.',
      help: 'If it wasn’t you, set a new password. That removes every passkey and logs everyone out of your account.',
    },
    removed: {
      subject: 'A passkey was removed from your {brand} account',
      intro: 'A passkey was removed from your account: {device}, {time}. You can still log in with your password or with a code.',
      help: 'If it wasn’t you, set a new password. That removes every passkey and logs everyone out of your account.',
    },
    reset: {
      subject: 'The passkeys of your {brand} account were removed',
      intro:
        'Your password was set anew with a code, so we removed the passkeys of your account: {time}. You can add yours again in the settings.',
      help: 'If it wasn’t you, set a new password with a code we’ll send to this address.',
    },
  },
}
