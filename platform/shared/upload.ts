/** The largest file of a multipart request, in bytes. */
export const maxUploadFileBytes = 10 * 1024 * 1024
/** The most files in one multipart request. */
export const maxUploadFiles = 30
