import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Reply from 'lucide-react/icons/reply'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ComponentType } from 'react'
import type { MessageOptionsViewProps } from './message-options-view-props.ts'

interface Option {
  key: 'reply' | 'copy' | 'edit' | 'delete'
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  run: () => void
}

/** The options besides the reactions, in their order; those that are not available are left out. */
export const listMessageOptions = ({ actions, onReply, onCopy, onEdit, onDelete }: MessageOptionsViewProps): Option[] => {
  const all: Option[] = [
    { key: 'reply', Icon: Reply, run: onReply },
    { key: 'copy', Icon: Copy, run: onCopy },
    { key: 'edit', Icon: Pencil, run: onEdit },
    { key: 'delete', Icon: Trash2, run: onDelete },
  ]
  return all.filter(({ key }) => actions[key])
}
