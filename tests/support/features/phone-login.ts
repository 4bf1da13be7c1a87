import type { Database } from '#platform/server/db/database.ts'

/** A mobile number of Cameroon as typed, and in international form. */
export const mobileNumber = (index: number): { typed: { countryCode: string; mobileNumber: string }; phone: string } => {
  const digits = String(670_000_000 + index)
  return { typed: { countryCode: 'CM', mobileNumber: digits }, phone: `+237${digits}` }
}

/** Returns the texts sent to a number, oldest first. */
export const readTextsTo = async (db: Database, phone: string): Promise<string[]> => {
  const rows = await db.selectFrom('sandbox_sms').select('text_body').where('to_phone', '=', phone).orderBy('id').execute()
  return rows.map((row) => row.text_body)
}

/** Returns the code in the newest text to a number. */
export const readTextedCode = async (db: Database, phone: string): Promise<string> => {
  const code = /\b\d{6}\b/.exec((await readTextsTo(db, phone)).at(-1) ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${phone}`)
  return code
}
