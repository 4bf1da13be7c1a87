/** Content-Security-Policy for files uploaded by members: no scripts, no loading, no framing. */
export const uploadedFileSecurityPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
