import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { callApi, signUpByApi, type Member } from './people.ts'

const elsewhere = 'https://elsewhere.example'

/** Texts that set `pwned` when they are run as HTML or script. */
export const payloads: readonly string[] = [
  '<script>pwned=1</script>',
  '<img src=x onerror=pwned=1>',
  '<svg/onload=pwned=1>',
  '<svg><script>pwned=1</script></svg>',
  '<svg><animate onbegin=pwned=1 attributeName=x dur=1s>',
  '<body onload=pwned=1>',
  '<iframe srcdoc="<script>parent.pwned=1</script>">',
  '<iframe src="javascript:parent.pwned=1">',
  '<a href="javascript:pwned=1">x</a>',
  '<details open ontoggle=pwned=1>',
  '<video><source onerror=pwned=1>',
  '<input autofocus onfocus=pwned=1>',
  '<object data="javascript:pwned=1">',
  '<embed src="javascript:pwned=1">',
  '<math><mtext></style><img src=x onerror=pwned=1>',
  '<form action="javascript:pwned=1"><button>x',
  `<base href="${elsewhere}/">`,
  `<link rel=stylesheet href="${elsewhere}/a.css">`,
  `<img src="${elsewhere}/a.png">`,
  '<meta http-equiv=refresh content="0;url=javascript:pwned=1">',
  '"><img src=x onerror=pwned=1>',
  "' onmouseover='pwned=1' autofocus onfocus='pwned=1",
  '" onfocus="pwned=1" autofocus="',
  '</textarea><script>pwned=1</script>',
  '</title><script>pwned=1</script>',
  '</script><script>pwned=1</script>',
  '--><script>pwned=1</script>',
  ']]><script>pwned=1</script>',
  '<scr<script>ipt>pwned=1</scr</script>ipt>',
  'javascript:pwned=1',
  'JaVaScRiPt&#58;pwned=1',
  'data:text/html,<script>pwned=1</script>',
  `${elsewhere}/"onmouseover=pwned=1//`,
  '{{constructor.constructor("pwned=1")()}}',
  String.raw`\${pwned=1}`.slice(1),
  '#{pwned=1} <%= pwned=1 %> {name} {count}',
  '&lt;script&gt;pwned=1&lt;/script&gt;',
  '%3Cscript%3Epwned=1%3C/script%3E',
  // Right-to-left marks, look-alikes, zero-width letters, full-width brackets, line separators.
  '\u202Etxt.\u2066<script>pwned=1</script>\u2069\u202C',
  '\u0430dmin <\u0455cript>pwned=1</\u0455cript>',
  'ze\u200Bro<scr\u200Dipt>pwned=1</scr\uFEFFipt>',
  '\uFF1Cscript\uFF1Epwned=1\uFF1C/script\uFF1E',
  '\u2028<script>pwned=1</script>\u2029',
  '=HYPERLINK("javascript:pwned=1")',
]

/** Joins as many hostile texts as fit into `most` characters, beginning with number `from`. */
export const joinPayloads = (most: number, from = 0): string => {
  let all = ''
  for (const payload of [...payloads.slice(from), ...payloads.slice(0, from)]) if (all.length + payload.length < most) all += ` ${payload}`
  return all.trim()
}
const short = payloads.filter((payload) => payload.length <= 60)
const shorter = payloads.filter((payload) => payload.length <= 40)
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

/** Signs up a member with hostile text in every field; names differ per number. */
export const signUpHostileMember = async (
  request: APIRequestContext,
  number: number,
  place: { lat: number; lng: number },
): Promise<Member> => {
  const names = { firstName: at(short, number * 2), lastName: at(short, number * 2 + 1) }
  const rest = { gender: 'Woman', age: 30, phone: '677123456' } as const
  const member = await signUpByApi(request, { ...names, email: `hostile.${crypto.randomUUID()}@example.com`, ...rest, ...place })
  const edit = {
    bio: joinPayloads(1000, number * 7),
    interests: Array.from({ length: 20 }, (_, index) => at(shorter, number * 20 + index)).filter(
      (each, index, all) => all.indexOf(each) === index,
    ),
    prompts: [0, 1, 2, 3, 4].map((index) => ({
      question: joinPayloads(120, number + index * 5),
      answer: joinPayloads(300, number + index * 9),
    })),
  }
  const patched = await request.patch('/api/me', { headers: { authorization: `Bearer ${member.token}` }, data: edit })
  expect(patched.status(), await patched.text()).toBe(200)
  return member
}

/** Deposits ten dollars through the API and the sandbox. */
export const fundMember = async (request: APIRequestContext, member: Member): Promise<void> => {
  const started = await callApi(request, member, 'POST', '/deposit/payment/info', { channel: 'paystack', currency: 'NGN', amount: '15965' })
  const { url } = ((await started.json()) as { data: { url: string } }).data
  await request.post(url, { form: { choice: 'pay' }, maxRedirects: 0 })
  const usd = async () =>
    ((await (await callApi(request, member, 'GET', '/account/wallet')).json()) as { data: { wallet: { usd: string } } }).data.wallet.usd
  await expect.poll(usd).toBe('10.00')
}

/**
 * Checks that no text ran as code, became an element, or became a link that runs code. The demo's mailbox may turn addresses into links.
 */
export const expectNoScriptRan = async (page: Page, where: string): Promise<void> => {
  const found = await page.evaluate<{ ran: boolean; links: string[]; made: string[] }>(`({
    ran: window.pwned !== undefined,
    links: [...document.querySelectorAll('[href],[src],[action],[data]')].flatMap((each) => ['href', 'src', 'action', 'data'].map((name) => each.getAttribute(name) ?? ''))
      .filter((value) => /^\\s*(javascript|vbscript):|^\\s*data:(?!image\\/(webp|png|svg\\+xml))${where === '/sandbox/mail' ? '' : '|elsewhere\\.example'}/i.test(value)),
    made: [...document.querySelectorAll('[onload],[onerror],[onfocus],[onclick],[ontoggle],[onbegin],[onmouseover],iframe,object,embed,base,marquee,math')].map((each) => each.outerHTML.slice(0, 80)),
  })`)
  expect(found, where).toEqual({ ran: false, links: [], made: [] })
}
