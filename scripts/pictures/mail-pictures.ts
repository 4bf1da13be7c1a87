// Takes screenshots of the mails of `npm run generate mails`, at phone and desktop width, light and dark.
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const folder = resolve(process.argv[2] ?? 'test-results/mails')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme })
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.html')).toSorted()) {
      await page.goto(`file://${join(folder, file)}`)
      const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      // oxlint-disable-next-line no-console -- whoever runs the script needs the path
      if (wider > 0) console.log(`${file} is ${wider} px too wide at ${width} px`)
      await page.screenshot({ path: join(folder, `${file.replace('.html', '')}.${width}.${colorScheme}.png`), fullPage: true })
    }
    await page.close()
  }
await browser.close()
