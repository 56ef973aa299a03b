/** The file can't be used; the message is a sentence. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}
