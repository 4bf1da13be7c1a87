import Heart from 'lucide-react/icons/heart'

/** The small joy of a like: a heart that rises from the button once, and is gone after 600 ms. It needs a new `key` for each like. */
export const RisingHeart = () => (
  <span
    aria-hidden
    className="pointer-events-none absolute inset-0 z-30 grid place-items-center text-primary opacity-0 motion-safe:animate-rise"
  >
    <Heart className="size-9 fill-current" />
  </span>
)
