/** Most keys in one `Idempotency-Replaces` header: attempts of one action whose outcome a client can be unsure of at once. */
export const maxReplacedIdempotencyKeys = 10
