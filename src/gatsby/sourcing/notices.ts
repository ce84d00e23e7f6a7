interface NoticeReporter {
  warn(message: string): void;
}

/**
 * Reports the notices that were not reported before; if there are several, after a line that counts them.
 * Called once for each locale.
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
