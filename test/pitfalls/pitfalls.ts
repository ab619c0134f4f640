/**
 * The faults that public job systems were reported to have, each under its fixed id, and what became of it here. A case
 * that concerns what exists is `tested`: at least one test has a name that begins with the id. Ids are never given twice.
 */

export type Standing =
  /** `differs`: where this system decides otherwise than the collected case wishes, on purpose. */
  | { readonly kind: "tested"; readonly differs?: string }
  /** Nothing has the fault as it was reported; `part`: what exists and could have a part of it, which is tested. */
  | { readonly kind: "not-built"; readonly feature: string; readonly part?: string }
  | { readonly kind: "not-applicable"; readonly reason: string };

export interface Pitfall {
  readonly id: string;
  /** The fault in one line. */
  readonly fault: string;
  readonly standing: Standing;
}

function tested(id: string, fault: string, differs?: string): Pitfall {
  const standing: Standing =
    differs === undefined ? { kind: "tested" } : { kind: "tested", differs };
  return { id, fault, standing };
}

function notBuilt(id: string, fault: string, feature: string, part?: string): Pitfall {
  const standing: Standing = { kind: "not-built", feature };
  return { id, fault, standing: part === undefined ? standing : { ...standing, part } };
}

export const PITFALLS: readonly Pitfall[] = [
  tested("P01", "The late report of an old attempt ends the one that runs now."),
  tested("P03", "A heartbeat of an old run keeps another attempt alive, or wakes a job at rest."),
  tested("P04", "A report is lost, and its job runs again though it was done, or hangs for ever."),
  tested(
    "P05",
    "The consumer dies after it took the message and before the shard knows.",
    "Silence is silence: an attempt whose message never arrived counts as well (SPEC 7).",
  ),
  tested(
    "P06",
    "One message, delivered several times, runs its job several times.",
    "At-least-once asks nobody before it runs: outside of one batch a message may run twice, and one report counts (SPEC 6).",
  ),
  tested(
    "P07",
    "A later run is made from less than the first was, without the payload or the options.",
    "There are no dead letters and no trace ids that could be lost.",
  ),
  tested("P09", "Work that is done is done again, as its result cannot be stored."),
  tested(
    "P10",
    "After a timeout the code runs on, and its late failure hits somebody else.",
    "The slot is free as soon as the attempt is over for the shard (SPEC 7).",
  ),
  tested(
    "P11",
    "A job that kills its consumer is tried for ever.",
    "Its neighbours in the batch are reaped like any silent attempt, without an allowance of their own (SPEC 7).",
  ),
  tested("P12", "What fell silent together is sent again together; a late alarm reaps the living."),
  tested(
    "P13",
    "An at-most-once job that was never handed out is treated as if it had run.",
    "Whether an unclaimed attempt goes out again is the binding's `requeueUnclaimed`, off by default (SPEC 6).",
  ),
  tested(
    "P14",
    "The last jobs of a batch time out before they begin, or the platform's wall comes first.",
    "All jobs of a batch run at the same time; none waits in line, and none can be cancelled there (SPEC 2).",
  ),
  tested("P15", "The state says sent, and the message was never accepted."),
  tested("P16", "A batch of few but large messages is refused, again and again."),
  tested("P17", "One part of a batch is refused, and the fate of the other parts is forgotten."),
  tested("P18", "What was read before an await is written back after it."),
  tested("P19", "One unreadable message, or one throw, has a whole batch delivered again."),
  tested("P20", "Long waits are left to the queue, which has a longest delay."),
  tested("P21", "A start that fails once never heals, and its alarms go on."),
  tested("P23", "A later need moves the one alarm away from an earlier one, or it is lost."),
  tested("P24", "A failure in one part of the work puts everything off."),
  tested(
    "P25",
    "A time out of range breaks the alarm, and with it every other job.",
    "Times end with the year 2188 (SPEC 9).",
  ),
  tested(
    "P26",
    "Two clocks are compared, or one steps back, and durations turn negative.",
    "A negative delay is refused instead of taken as none (SPEC 9).",
  ),
  tested("P28", "A shard that is overloaded gets more calls for it, not fewer."),
  tested("P32", "A rate-limited binding falls asleep when its tokens are out."),
  tested(
    "P33",
    "A changed limit has no effect until something else happens.",
    "A limit is changed by a deploy only, and is at least 1.",
  ),
  tested("P34", "A slot is never given back, or given back twice."),
  tested("P35", "Odd keys share one limit by accident, or escape both."),
  tested("P36", "A job that was delayed or retried has aged meanwhile, and leaps ahead."),
  tested("P37", "Low priorities starve, as aging is applied to a window already cut without it."),
  tested(
    "P38",
    "A thousand failures come back in one moment, or jitter leaves its bounds.",
    "Jitter lies between half and all of the delay (SPEC 3).",
  ),
  tested(
    "P40",
    "A paused binding still starts jobs on some path.",
    "What was handed to the queue before runs; shards that a later deploy adds are not paused.",
  ),
  tested(
    "P41",
    "The wished delay is read in a wrong unit, lost on the way, or parks the job for years.",
    "`RetryAfterError` takes milliseconds; the header's forms are read where a performer is a URL, and by the HTTP client.",
  ),
  tested(
    "P43",
    "A unique key stays taken after its job is gone.",
    "The reservation lasts its window from the enqueue, whatever becomes of the job (SPEC 8).",
  ),
  tested(
    "P45",
    "Two enqueues of one unique key both make a job.",
    "With several shards the key holds inside a partition (SPEC 8).",
  ),
  tested(
    "P46",
    "Different parts join to the same key.",
    "A key derived by a template is its plain text, so the config's author chooses the separator.",
  ),
  tested("P47", "A key or text comes back from storage as another."),
  notBuilt("P48", "The last of many replaced jobs is never run.", "debouncing and replacing jobs"),
  notBuilt("P50", "A local time that is skipped or doubled fires never or twice.", "schedules"),
  notBuilt(
    "P51",
    "A date that is rare or impossible is searched for ever.",
    "schedules",
    "the cron expression of `retention`, which the platform runs",
  ),
  notBuilt("P52", "After a pause a schedule fires thousands of times, or no more.", "schedules"),
  notBuilt("P53", "A schedule dies with one of its jobs, or outlives its definition.", "schedules"),
  notBuilt("P54", "A dead predecessor holds every later run back.", "schedules"),
  tested("P56", "A payload that JSON cannot carry arrives as something else."),
  tested("P57", "A name that every object has is found where nothing was declared."),
  tested("P58", "A list is stored up to its first bad item, and sent again from its beginning."),
  tested("P59", "The read model is away, and the jobs wait for it."),
  tested("P60", "One row that the read model refuses holds up all others."),
  tested(
    "P61",
    "An old state overwrites a newer one, or brings a deleted row back.",
    "A D1 retention below a minute may meet a write that lands late, and its row then stays.",
  ),
  tested(
    "P62",
    "A job is gone when somebody wants to retry it, or is never gone.",
    "What is past its retention answers `gone` (SPEC 2).",
  ),
  tested(
    "P63",
    "Pages skip or repeat rows while jobs move.",
    "In a list by what changes (`updated_at`, `state`, `attempts`) a job that changes meanwhile moves to its new place.",
  ),
  tested("P65", "Counting costs more the more jobs wait, or the count drifts."),
  tested(
    "P66",
    "A cancelled job runs, or a job that ran is shown as cancelled.",
    "Cancelling succeeds only while the job waits (SPEC 2).",
  ),
  tested(
    "P67",
    "A retry by hand starts a second run, or ends at once for want of attempts.",
    "Only FAILED and STALLED can be retried; the attempt budget is renewed (SPEC 2).",
  ),
  notBuilt(
    "P68",
    "The notice of a failure fails, and causes the next notice.",
    "failure webhooks",
    "performers that are a URL",
  ),
  tested("P70", "A key is given a shard that does not exist."),
  tested(
    "P71",
    "Jobs of shards that are no longer declared are lost.",
    "Old shards drain; for that while a key may be in two shards (SPEC 8).",
  ),
  tested("P72", "A renamed or removed binding takes its stored jobs with it."),
  tested(
    "P73",
    "Two versions of the code undo each other's settings, or fail each other's jobs.",
    "A message that only another version can run is left to the reaper, so its attempt counts (SPEC 7).",
  ),
  tested(
    "P74",
    "Every deploy costs the jobs that run an attempt.",
    "A restart of the shard costs none; a consumer that is lost counts, as any silence does (SPEC 7).",
  ),
  tested("P75", "What decides is in memory, and gone after an eviction."),
  tested("P76", "A job's text runs in the browser of who looks at it."),
  tested(
    "P77",
    "The control API is open when nobody configured it.",
    "Until a way to full access is set up the API does not exist: everything is 404.",
  ),
  tested("P78", "The name of a column comes from the query and ends up in SQL."),
  tested(
    "P79",
    "What is secret in a job stands in logs, or is encrypted twice.",
    "Payloads are not encrypted; an error's text is what the performer wrote into it.",
  ),
  tested(
    "P80",
    "A test has two clocks.",
    "The kit runs what ships under a clock of its own, outside of workerd; `Date.now()` of a performer is the real time.",
  ),
  notBuilt("P81", "A parent waits for a child that will never end.", "jobs that wait for jobs"),
];
