import { escapeHtml } from '#platform/shared/escape-html.ts'

/** CSS of the checkout page. */
export const checkoutStyle = `body{margin:0;background:#FFF9F4;color:#2B1320;font:16px/1.5 system-ui,sans-serif}main{max-width:440px;margin:0 auto;padding:32px 16px}
h1{font-size:22px;margin:0 0 4px}.amount{font-size:36px;font-variant-numeric:tabular-nums;margin:16px 0 0}.meta{color:#6B5560;font-size:14px;margin:0 0 24px;overflow-wrap:anywhere}
form{display:grid;gap:12px}button{font:inherit;min-height:48px;border-radius:10px;border:1px solid #806B75;background:#fff;color:#2B1320;cursor:pointer}
button:first-child{background:#C81E56;border-color:#C81E56;color:#fff;font-weight:600}button:focus-visible{outline:3px solid #0F766E;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#1B0F16;color:#FBEFF4}.meta{color:#C9B4BF}button{background:#26161F;color:#FBEFF4}}`

interface Page {
  provider: string
  amount: string
  reference: string
  status: string
  action: string
  choices: readonly (readonly [value: string, label: string])[]
}

/** Returns the HTML of the checkout, where a payer chooses the outcome. The first button pays. */
export const renderCheckoutPage = ({ provider, amount, reference, status, action, choices }: Page): string => {
  const buttons = choices.map(([value, label]) => `<button name="choice" value="${value}">${escapeHtml(label)}</button>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(provider)} · demo</title><link rel="stylesheet" href="/sandbox/payments.css"></head><body><main><h1>${escapeHtml(provider)} (demo)</h1><p>No money moves here. Choose how this payment ends.</p><p class="amount">${escapeHtml(amount)}</p><p class="meta">${escapeHtml(reference)} · ${escapeHtml(status)}</p><form method="post" action="${escapeHtml(action)}">${buttons}</form></main></body></html>`
}
