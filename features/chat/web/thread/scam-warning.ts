/** Number of messages at the start of a conversation that are checked. */
export const scamCheckedMessages = 20

export type ScamReason = 'money' | 'phone' | 'link'

// Match only one or two characters before a dot or @: matching all of them would be quadratic.
const link =
  /\b(?:https?:\/\/|www\.)\S|[a-z0-9-]{2}\.(?:com|net|org|info|biz|io|me|ly|cc|xyz|top|site|online|link|click|live|app|club|shop|gg|cm|ng|gh|ke|ci|tz|co\.\w\w)\b(?!@)/
const date = /\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b/g
/** Phone numbers: eight or more digits with any spacing. */
const number = /(?:\+|\b)\d(?:[\s().-]{0,2}\d){7,14}\b/
const digits =
  'zero|one|two|three|four|five|six|seven|eight|nine|un|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|um|dois|tres|quatro|sete|oito|nove|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa'
const spelt = new RegExp(`(?:\\b(?:${digits})\\b[\\s,.-]*){6,}`)
const elsewhere = /\b(?:whats ?app|watsapp|telegram|snapchat|imo|viber|hangouts)\b|[\w.-]@[\w-]+\.\w{2,}/

const near = (first: string, second: string) => new RegExp(`\\b(?:${first})\\b.{0,50}\\b(?:${second})\\b`)
/** Payment methods that scammers ask for, in any language. */
const ways =
  /\b(?:western union|moneygram|money gram|mobile money|orange money|mtn money|momo|m-?pesa|airtel money|tigo pesa|wave|cash ?app|paypal|zelle|bitcoin|btc|usdt|ethereum|cr[iy]pto(?:monnaie|moneda|moeda)?s?|forex|iban|gift ?cards?|itunes|steam card|carte cadeau|tarjetas? (?:de )?regalo|cartao presente|vale presente|pix)\b/
const asks: readonly RegExp[] = [
  near(
    'send|lend|transfer|wire|borrow|loan|give me|need|help me with',
    'money|cash|dollars|euros|francs|shillings|naira|cedis|airtime|funds',
  ),
  near('pay|help', 'my (?:visa|ticket|hospital|hospital bill|fees|rent|flight|customs|school fees)'),
  /\b(?:bank (?:account|details)|account number|double your|guaranteed profit|invest(?:ment)?s? (?:platform|plan|with me|opportunity)|customs fee|inheritance)\b/,
  near(
    'envoi\\w*|envoyer|preter?|pretes?|transfer\\w*|depann\\w*|besoin|avance[sr]?',
    'argent|sous|francs|fcfa|cfa|euros|credit telephonique|credit d.appel|unites',
  ),
  near('pay\\w*|regl\\w*|aid\\w*', '(?:mon|mes|ma|le|les|la) (?:visa|billet|hopital|loyer|frais|transport|douane|scolarite)'),
  /\b(?:compte bancaire|coordonnees bancaires|numero de compte|rib|frais de (?:douane|dossier|visa)|heritage|investi(?:r|s|ssement)s?)\b/,
  near('envi\\w*|manda\\w*|presta\\w*|transfi\\w*|transferir|necesito|deposit\\w*', 'dinero|plata|dolares|euros|francos|saldo|recarga'),
  near('pag\\w*|ayud\\w*', '(?:mi|el|la|los) (?:visa|visado|billete|pasaje|boleto|hospital|alquiler|vuelo|aduana|matricula)'),
  /\b(?:cuenta bancaria|numero de cuenta|datos bancarios|herencia|invertir|inversion(?:es)?|ganancias? (?:segura|garantizada)s?)\b/,
  near('envi\\w*|mand\\w*|emprest\\w*|transf\\w*|preciso|deposit\\w*', 'dinheiro|grana|dolares|euros|reais|kwanzas|saldo|recarga'),
  near('pag\\w*|ajud\\w*', '(?:meu|minha|o|a|as) (?:visto|passagem|bilhete|hospital|aluguel|voo|alfandega|taxas?|mensalidade)'),
  /\b(?:conta bancaria|numero da conta|dados bancarios|heranca|investir|investimentos?|lucro garantido)\b/,
  near(
    'tuma|nitumie|unitumie|utume|nikopeshe|unikopeshe|nisaidie|naomba|nahitaji',
    'pesa|hela|fedha|shilingi|dola|vocha|nauli|mkopo|salio',
  ),
  near('lipa|nilipie|unilipie|ulipe|nisaidie', 'nauli|visa|tiketi|hospitali|kodi|ada|ushuru|bili'),
  /\b(?:akaunti ya benki|namba ya akaunti|urithi|wekeza|uwekezaji|faida ya uhakika)\b/,
]

/** Removes accents and case, so that a missing accent does not prevent a match. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Checks a message from a new contact: first for requests for money, then for a phone number or another app, then for links. All five
 * languages are checked because people mix them. Runs in the browser only; nothing is stored or sent.
 * @returns the first reason found
 */
export const detectScam = (text: string): ScamReason | undefined => {
  const words = folded(text)
  if (ways.test(words) || asks.some((ask) => ask.test(words))) return 'money'
  if (number.test(words.replaceAll(date, ' ')) || spelt.test(words) || elsewhere.test(words)) return 'phone'
  return link.test(words) ? 'link' : undefined
}
