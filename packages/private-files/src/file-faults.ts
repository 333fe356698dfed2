/** Errors of the file system that the operator can remove. */
const FILE_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write there',
  EPERM: 'this user may not read or write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  ENOTDIR: 'a part of the path is a file and not a folder',
  EEXIST: 'there is a file of this name',
  EISDIR: 'this is a folder and not a file',
  ENOENT: 'a part of the path does not exist',
  EIO: 'the disk has a fault',
};

/**
 * Describes an error of the file system by its code.
 * @returns undefined for other errors
 */
export function describeFileFault({ code }: { code?: string }): string | undefined {
  return code === undefined ? undefined : FILE_FAULTS[code];
}
