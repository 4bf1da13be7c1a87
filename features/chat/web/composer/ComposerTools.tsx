import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ComponentType, KeyboardEvent } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { chatText } from '../../locales/text.ts'

/** Something besides text that the composer can add or send. */
export interface ComposerTool {
  key: string
  label: string
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  /** CSS class of the tool's colour. */
  tone: string
  /** Whether the tool opens a dialog. */
  hasPopup?: boolean
  /** Whether the tool is open below the other tools. */
  isExpanded?: boolean
  use: () => void
}

interface ToolsProps {
  tools: readonly ComposerTool[]
  isOpen: boolean
  onOpen: (open: boolean) => void
}

const stateOf = ({ hasPopup, isExpanded }: ComposerTool) => ({
  'aria-haspopup': hasPopup ? ('dialog' as const) : undefined,
  'aria-expanded': isExpanded,
})

/** The tools beside the field. On a phone, where only one fits, one button opens all of them. */
export const ToolButtons = ({ tools, isOpen, onOpen }: ToolsProps) => {
  const t = useT(chatText)
  const isFolded = tools.length > 1
  return (
    <>
      {isFolded ? (
        <IconButton
          label={t(isOpen ? 'pictures.less' : 'pictures.more')}
          aria-expanded={isOpen}
          icon={isOpen ? <X aria-hidden className="size-6" /> : <Plus aria-hidden className="size-6" />}
          onClick={() => onOpen(!isOpen)}
          className="my-0.5 text-soft md:hidden"
        />
      ) : null}
      {tools.map((tool, index) => (
        <IconButton
          key={tool.key}
          label={tool.label}
          {...stateOf(tool)}
          icon={<tool.Icon aria-hidden className="size-6" />}
          onClick={tool.use}
          className={classes('my-0.5', index > 0 && '-ms-1.5', tool.tone, isFolded && 'max-md:hidden')}
        />
      ))}
    </>
  )
}

/** The opened tools on a phone, with their names, above the field. Escape closes them. */
export const ToolTray = ({ tools, isOpen, onOpen }: ToolsProps) => {
  if (!isOpen) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onOpen(false)
  }
  return (
    <ul className="grid auto-cols-fr grid-flow-col gap-2 pb-1 md:hidden">
      {tools.map((tool) => (
        <li key={tool.key}>
          <button
            type="button"
            {...stateOf(tool)}
            onKeyDown={onKeyDown}
            onClick={() => {
              onOpen(false)
              tool.use()
            }}
            className="flex size-full min-h-18 flex-col items-center justify-center gap-1 rounded-control bg-sunken px-1 py-2 text-center text-xs font-semibold hyphens-auto"
          >
            <tool.Icon aria-hidden className={classes('size-6 shrink-0', tool.tone)} />
            {tool.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
