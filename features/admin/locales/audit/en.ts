/** Texts about the audit log. */
export const en = {
  none: 'The log is empty.',
  at: 'When',
  admin: 'Who',
  operator: 'Operator',
  action: 'Action',
  subject: 'On what',
  details: 'Details',
  since: 'From',
  until: 'To',
}
