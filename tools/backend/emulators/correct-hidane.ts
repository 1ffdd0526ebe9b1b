import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What is replaced in hidane's `listen.rs` so that each snapshot of a stream has a later read time than the one before,
 * and the first one a later time than those of the streams before it. hidane gives two the same where nothing was
 * committed between them. The web SDK shows another tab only documents that are later than those it has shown, so that
 * the second snapshot's documents never reached it; and it keeps the last read time over a reload and ignores snapshots
 * that are older.
 */
const replacements: readonly (readonly [string, string])[] = [
  [
    'type Responses =',
    `/// The latest read time of a snapshot, of any stream, in microseconds.
static LATEST_SNAPSHOT: std::sync::atomic::AtomicI64 = std::sync::atomic::AtomicI64::new(0);

type Responses =`,
  ],
  ['    as_of: ReadTime,\n', '    as_of: ReadTime,\n    snapshot_at: ReadTime,\n'],
  [
    '            as_of: ReadTime(0),\n',
    `            as_of: ReadTime(0),
            snapshot_at: ReadTime(LATEST_SNAPSHOT.load(std::sync::atomic::Ordering::SeqCst)),
`,
  ],
  [
    `    async fn snapshot(&self, at: ReadTime) -> Outcome<()> {
        self.target_change(TargetChangeType::NoChange, Vec::new(), Some(at), None)
            .await
    }
`,
    `    async fn snapshot(&mut self, at: ReadTime) -> Outcome<()> {
        // Not the present: a commit that isn't published yet must be later than every snapshot sent before it.
        self.snapshot_at = ReadTime(at.0.max(self.snapshot_at.0 + 1));
        LATEST_SNAPSHOT.fetch_max(self.snapshot_at.0, std::sync::atomic::Ordering::SeqCst);
        self.send(listen_response::ResponseType::TargetChange(TargetChange {
            target_change_type: TargetChangeType::NoChange as i32,
            target_ids: Vec::new(),
            cause: None,
            // Of the commits sent: one that is committed but not published yet must not be skipped on resuming.
            resume_token: resume_token(at),
            read_time: Some(self.snapshot_at.to_timestamp()),
        }))
        .await
    }
`,
  ],
];

/** Names what is replaced, so that a build of another correction isn't taken for this one. */
export const correctionHash = createHash('sha256')
  .update(JSON.stringify(replacements))
  .digest('hex')
  .slice(0, 8);

/** Corrects the source of hidane in this folder. @throws Error if it isn't the source that the correction is for. */
export function correctHidane(folder: string): void {
  const file = path.join(folder, 'src', 'firestore', 'listen.rs');
  let source = readFileSync(file, 'utf8');
  for (const [from, to] of replacements) {
    if (source.split(from).length !== 2) throw new Error(`hidane’s listen.rs has changed: ${from}`);
    source = source.replace(from, to);
  }
  writeFileSync(file, source);
}
