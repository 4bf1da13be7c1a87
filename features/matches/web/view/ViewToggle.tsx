import GalleryVertical from 'lucide-react/icons/gallery-vertical'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { matchesText } from '../../locales/text.ts'
import type { FeedView } from './feed-view.ts'

/** A button that leads from the deck to the grid and back. */
export const ViewToggle = ({ view, onChange }: { view: FeedView; onChange: (view: FeedView) => void }) => {
  const t = useT(matchesText)
  const other = view === 'deck' ? 'grid' : 'deck'
  const Icon = other === 'grid' ? LayoutGrid : GalleryVertical
  return (
    <Button
      // The button to the deck is prominent, to invite members; the button to the grid is quiet, because it is beside a person.
      variant={other === 'deck' ? 'secondary' : 'quiet'}
      size="sm"
      className="shrink-0 rounded-full px-3.5"
      icon={<Icon aria-hidden className="size-4.5" />}
      onClick={() => onChange(other)}
    >
      {/* Over the deck a phone has room for the filters or for the word. */}
      <span className={other === 'grid' ? 'max-sm:sr-only' : 'max-[22rem]:sr-only'}>{t(`view.${other}`)}</span>
    </Button>
  )
}
