import { useState } from 'react'
import { classes } from './classes.ts'
import { OnlineDot } from './OnlineDot.tsx'

const sizes = { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-14 text-lg', xl: 'size-24 text-2xl' }
const grounds = ['bg-primary-tint text-primary', 'bg-marigold-tint text-marigold-ink', 'bg-lagoon-tint text-lagoon'] as const

interface AvatarProps {
  /** The person's name, for the initials. */
  name: string
  src?: string | null
  /** Omit when the name is shown beside it. */
  alt?: string
  size?: keyof typeof sizes
  /** Label of the online dot; shown when set. */
  onlineLabel?: string | undefined
  className?: string
}

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => (word ? (Array.from(word)[0] ?? '') : ''))
  return letters.join('').toUpperCase()
}

/** A round profile photo, or initials when it is missing or fails to load. */
export const Avatar = ({ name, src, alt = '', size = 'md', onlineLabel, className }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const ground = grounds[(name.codePointAt(0) ?? 0) % grounds.length]
  return (
    <span className={classes('relative inline-flex shrink-0', className)}>
      {src && failed !== src ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          // The default max-width of 100 % would collapse the image in table columns.
          className={classes('max-w-none rounded-full bg-skeleton object-cover', sizes[size])}
        />
      ) : (
        <span
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
          className={classes('grid place-items-center rounded-full font-semibold', sizes[size], ground)}
        >
          {initialsOf(name)}
        </span>
      )}
      {onlineLabel ? (
        <OnlineDot
          label={onlineLabel}
          className={classes('absolute ring-2 ring-card', size === 'xl' ? 'end-1.5 bottom-1.5' : 'end-0 bottom-0')}
        />
      ) : null}
    </span>
  )
}
