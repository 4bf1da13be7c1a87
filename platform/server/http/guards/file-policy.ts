/** The policy of a file that members have given: whatever is in it runs nothing, loads nothing and is framed by nobody. */
export const filePolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
