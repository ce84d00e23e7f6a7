interface NoticeReporter {
  warn(message: string): void;
}

/**
 * Reports every notice, after a line that counts them. What several locales have in common is said
 * once.
 */
export const noticeReporter = (
  reporter: NoticeReporter,
): ((notices: readonly string[]) => void) => {
  const told = new Set<string>();
  return notices => {
    const fresh = [...new Set(notices)].filter(notice => !told.has(notice));
    if (fresh.length > 1) {
      reporter.warn(`${fresh.length} problems do not stop the build, but should be corrected:`);
    }
    for (const notice of fresh) {
      told.add(notice);
      reporter.warn(notice);
    }
  };
};
