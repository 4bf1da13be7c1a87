import { domainToASCII } from 'node:url'
import { longestMailDomain } from '../../mail-domains-contract.ts'

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const ending = /^(xn--[a-z0-9-]+|[a-z]{2,63})$/
/** Characters that are refused, because `domainToASCII` would drop or decode what follows them. */
const partOfAddress = /[\s/\\:?#@%[\]]/

/**
 * Returns a domain as it stands in addresses: lower case, in ASCII, without an `@` before it and a dot after it.
 * @returns undefined for what is no domain of at least two labels, such as an ending or an IP address, and for one that is longer in ASCII than
 * the console may send back
 */
export const normalizeMailDomain = (typed: string): string | undefined => {
  const bare = typed.trim().replace(/^@/, '').replace(/\.$/, '')
  const domain = partOfAddress.test(bare) ? '' : domainToASCII(bare)
  const labels = domain.split('.')
  const isDomain = labels.length >= 2 && domain.length <= longestMailDomain && labels.every((each) => label.test(each))
  return isDomain && ending.test(labels.at(-1) ?? '') ? domain : undefined
}
