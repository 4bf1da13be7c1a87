// The part of the authorization matrix about signing up and logging in by number.
import { registrationBody } from '../support/features/auth.ts'
import { keepLiveState, memberWriteGrid, publicGrid, withCells } from './grids.ts'
import { row, type MatrixRow } from './row.ts'

const code = '000000'
const newPassword = { password: 'guavas in the shade', confirmPassword: 'guavas in the shade' }
/** The matrix sends a wrong code, which is always refused; the tests of the feature cover right codes. */
const wrongCodeGrid = withCells(publicGrid, { 'live *': 422 })
const number = { countryCode: 'CM', mobileNumber: '6 70 12 34 56' }
const personalFacts = () => {
  const { email: _, countryCode: __, mobileNumber: ___, ...facts } = registrationBody()
  return facts
}

export const phoneLoginMatrix = {
  'POST /auth/phone/codes': row(publicGrid, { body: { ...number, type: 'enter' } }),
  'POST /auth/phone/enter': row(wrongCodeGrid, { body: { ...number, code } }),
  // The service has not issued the ticket `AAAA`, hence 409; the sign-up tests use real tickets.
  'POST /auth/phone/sign-up': row(withCells(publicGrid, { 'live *': 409 }), { body: { ...personalFacts(), ticket: 'AAAA' } }),
  'POST /auth/phone/reset-password': row(wrongCodeGrid, { body: { ...number, ...newPassword, code } }),
  'GET /me/phone': row(keepLiveState(memberWriteGrid)),
  'POST /me/phone/codes': row(memberWriteGrid, ({ password }) => ({ body: { ...number, password } })),
  'PUT /me/phone': row(withCells(memberWriteGrid, { 'live *': 422 }), { body: { ...number, code } }),
  'DELETE /me/phone': row(memberWriteGrid, ({ password }) => ({ body: { password } })),
} satisfies Record<string, MatrixRow>
