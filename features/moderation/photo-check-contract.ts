import { data, endpoint } from '#platform/shared/endpoint.ts'
import { DecisionStatement } from './contract.ts'

export const getPhotoCheckStatement = endpoint({
  method: 'GET',
  path: '/me/photo-check/statement',
  access: 'member',
  summary: "Returns the decision that refused the caller's last photo check, with its appeal; null without one",
  response: data(DecisionStatement.nullable()),
})
