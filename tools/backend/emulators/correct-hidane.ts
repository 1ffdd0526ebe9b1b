import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Replacement = readonly [from: string, to: string];

/**
 * In `listen.rs`: each snapshot of a stream has a later read time than the one before, and the first one a later time
 * than those of the streams before it. hidane gives two the same where nothing was committed between them. The web SDK
 * shows another tab only documents that are later than those it has shown, so that the second snapshot's documents
 * never reached it; and it keeps the last read time over a reload and ignores snapshots that are older.
 */
const readTimes: readonly Replacement[] = [
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

/**
 * In `transactions.rs`: of two transactions whose commits wait for each other, the one that began later is aborted at
 * once. hidane lets both wait two seconds, after which each can be aborted and meet the other again.
 */
const deadlocks: readonly Replacement[] = [
  [
    '    collection_ids: HashSet<String>,\n}',
    `    collection_ids: HashSet<String>,
    /// What its commit waits to write.
    waits_to_write: Vec<ResourcePath>,
}`,
  ],
  [
    '                collection_ids: HashSet::new(),\n',
    `                collection_ids: HashSet::new(),
                waits_to_write: Vec::new(),
`,
  ],
  [
    '    /// When the first transaction other than `owner`',
    `    /// Whether the commit of \`owner\` waits for an older transaction whose commit waits for \`owner\`.
    fn is_deadlocked(&self, owner: u64, targets: &[ResourcePath]) -> bool {
        self.open.iter().any(|(id, older)| {
            *id < owner
                && targets.iter().any(|target| older.covers(target))
                && older.waits_to_write.iter().any(|target| self.open[&owner].covers(target))
        })
    }

    /// When the first transaction other than \`owner\``,
  ],
  [
    '                    Some(expiry) if now < deadline => expiry.min(deadline),\n',
    `                    Some(expiry)
                        if now < deadline
                            && !owner.is_some_and(|id| db.is_deadlocked(id, targets)) =>
                    {
                        if let Some(txn) = owner.and_then(|id| db.open.get_mut(&id)) {
                            if txn.waits_to_write.is_empty() {
                                txn.waits_to_write = targets.to_vec();
                                // A younger commit that waits for this one looks again.
                                self.released.send_replace(());
                            }
                        }
                        expiry.min(deadline)
                    }
`,
  ],
];

/**
 * In `listen.rs`: a query with a limit runs again only for a change of a document that it has, or that matches it now or
 * did before. hidane runs it for every change of its collection, with every device that listens.
 */
const limitedQueries: readonly Replacement[] = [
  [
    '                if !changes.iter().any(|c| query.covers(&c.path)) {\n',
    `                let concerns = |c: &Change| {
                    query.covers(&c.path)
                        && (watched.members.contains_key(&*c.path)
                            || [&c.before, &c.after]
                                .into_iter()
                                .flatten()
                                .any(|doc| query.matches(database, doc)))
                };
                if !changes.iter().any(|c| concerns(c)) {
`,
  ],
];

/**
 * In `query.rs`: hidane writes each new shape of a query to the file that QUERIES_FILE names, one JSON text on each row.
 * `tools/indexes` compares them with the indexes of a real database, which hidane doesn't need.
 */
const recordedQueries: readonly Replacement[] = [
  [
    `/// A field of a document, or its name (\`__name__\`).
#[derive(Debug, Clone, PartialEq, Eq)]
enum Field {
`,
    `/// The shapes that the file has.
static RECORDED: std::sync::Mutex<std::collections::BTreeSet<String>> =
    std::sync::Mutex::new(std::collections::BTreeSet::new());

fn filter_shape(filter: &structured_query::Filter) -> serde_json::Value {
    let path = |field: Option<&FieldReference>| field.map(|field| field.field_path.clone());
    match &filter.filter_type {
        Some(FilterType::CompositeFilter(all)) => serde_json::json!({
            "op": all.op().as_str_name(),
            "filters": all.filters.iter().map(filter_shape).collect::<Vec<_>>(),
        }),
        Some(FilterType::FieldFilter(one)) => serde_json::json!({
            "op": one.op().as_str_name(),
            "field": path(one.field.as_ref()),
        }),
        Some(FilterType::UnaryFilter(one)) => {
            let unary_filter::OperandType::Field(field) =
                one.operand_type.as_ref().expect("checked while reading the query");
            serde_json::json!({ "op": one.op().as_str_name(), "field": path(Some(field)) })
        }
        None => serde_json::Value::Null,
    }
}

fn record(database: &str, query: &StructuredQuery, orders: &[Order], aggregated: &[FieldPath]) {
    let Some(file) = std::env::var_os("QUERIES_FILE") else { return };
    let Some(from) = query.from.first() else { return };
    let orders = orders.iter().map(|order| {
        let field = match &order.field {
            Field::Name => "__name__".to_owned(),
            Field::Path(path) => path.to_string(),
            Field::Indexed(path) => path.to_string(),
        };
        serde_json::json!({ "field": field, "descending": order.descending })
    });
    let shape = serde_json::json!({
        "database": database,
        "collection": from.collection_id,
        "group": from.all_descendants,
        "filter": query.r#where.as_ref().map(filter_shape),
        "orders": orders.collect::<Vec<_>>(),
        "summed": aggregated.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
    .to_string();
    let mut recorded = RECORDED.lock().expect("no holder of the lock panics");
    if !recorded.insert(shape.clone()) {
        return;
    }
    use std::io::Write;
    let written = std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)
        .and_then(|mut file| writeln!(file, "{shape}"));
    if let Err(error) = written {
        eprintln!("QUERIES_FILE: {error}");
    }
}

/// A field of a document, or its name (\`__name__\`).
#[derive(Debug, Clone, PartialEq, Eq)]
enum Field {
`,
  ],
  [
    `        let orders = complete_orders(&explicit, filter.as_ref())?;
        // The offset, then the limit (#262).
`,
    `        let orders = complete_orders(&explicit, filter.as_ref())?;
        record(database, query, &orders, &aggregated);
        // The offset, then the limit (#262).
`,
  ],
];

const replacements = {
  'listen.rs': [...readTimes, ...limitedQueries],
  'transactions.rs': deadlocks,
  'query.rs': recordedQueries,
};

/** Names what is replaced, so that a build of another correction isn't taken for this one. */
export const correctionHash = createHash('sha256')
  .update(JSON.stringify(replacements))
  .digest('hex')
  .slice(0, 8);

/** Corrects the source of hidane in this folder. @throws Error if it isn't the source that the correction is for. */
export function correctHidane(folder: string): void {
  for (const [name, ofFile] of Object.entries(replacements)) {
    const file = path.join(folder, 'src', 'firestore', name);
    let source = readFileSync(file, 'utf8');
    for (const [from, to] of ofFile) {
      if (source.split(from).length !== 2) throw new Error(`hidane’s ${name} has changed: ${from}`);
      // Not the text itself, in which `$` would have a meaning.
      source = source.replace(from, () => to);
    }
    writeFileSync(file, source);
  }
}
