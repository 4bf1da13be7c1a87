import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Theme } from '#platform/shared/brand/colours.ts'
import { directionOf } from '#platform/shared/i18n/locales.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import type { BrandDraft } from './brand-draft.ts'
import { applyBrandDraft, copyStylesTo } from './apply-brand-draft.ts'

interface PreviewFrameProps {
  title: string
  /** Width of the page inside, in pixels. The page is scaled down to the available width. */
  width: number
  height: number
  html: string
  draft: BrandDraft
  theme: Theme
  /** Rendered inside the page, after `html`. */
  children?: ReactNode
}

const maxScale = 0.6

/** Shows a page with the brand of the form, scaled down. No script runs in it. */
export const PreviewFrame = ({ title, width, height, html, draft, theme, children }: PreviewFrameProps) => {
  const locale = useLanguage((language) => language.locale)
  const box = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(maxScale)
  const [page, setPage] = useState<Document>()
  useEffect(() => {
    const place = box.current?.parentElement
    if (!place) return undefined
    const fit = () => setScale(Math.min(maxScale, place.clientWidth / width))
    const observer = new ResizeObserver(fit)
    observer.observe(place)
    return () => observer.disconnect()
  }, [width])
  useEffect(() => {
    if (page !== undefined) applyBrandDraft(page, draft, theme)
  }, [page, draft, theme])
  return (
    <figure ref={box} className="flex max-w-full flex-col gap-1 overflow-hidden">
      {/* The scaled page starts at the left edge in every language; the page inside has the direction of its own. */}
      <div
        dir="ltr"
        className="overflow-hidden rounded-card border border-line"
        style={{ width: Math.floor(width * scale), height: Math.floor(height * scale) }}
      >
        <iframe
          title={title}
          sandbox="allow-same-origin"
          srcDoc={`<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><body>${html}</body></html>`}
          tabIndex={-1}
          inert
          className="origin-top-left border-0"
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget: { contentDocument } }) => {
            if (contentDocument === null) return
            copyStylesTo(contentDocument)
            setPage(contentDocument)
          }}
        />
      </div>
      <figcaption className="text-sm text-soft">{title}</figcaption>
      {page === undefined || children === undefined ? null : createPortal(children, page.body)}
    </figure>
  )
}
