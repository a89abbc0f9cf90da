# The database: what it could not keep, and what keeps it from being opened.

storage-not-written = the database could not keep this, so it has not happened: { $reason }
storage-unanswered = the database does not answer, so nothing has happened: { $reason }
storage-unconfirmed = the database did not answer whether this was kept, so it may have happened; look at the table again: if the next entry still has your index, it did not happen, and you may decide again
storage-number-taken = another player was faster; ask for what has happened and decide anew
storage-read-only = this server only shows games for now, and keeps nothing new; come back later to play

storage-reason-locked = database is locked
storage-reason-full = database or disk is full
storage-reason-disk-error = disk I/O error
storage-reason-read-only = attempt to write a readonly database
storage-reason-malformed = database disk image is malformed
storage-reason-no-answer = it does not answer

storage-file-changed = the database's file was { $trouble } by another program; nothing more is kept until the operator of the server has seen to it and started it again
storage-file-deleted = deleted
storage-file-replaced = replaced
storage-file-truncated = truncated
storage-file-written = changed
storage-file-without-log = robbed of its write-ahead log
storage-file-with-another-log = given another write-ahead log

storage-entry-missing = room { $room }: entry { $entry } of its journal is missing; the operator of the server can restore it from a backup
storage-entry-damaged = room { $room }: entry { $entry } of its journal is damaged; the operator of the server can restore it from a backup
storage-room-damaged = room { $room }: what is written about it is damaged; the operator of the server can restore it from a backup
storage-snapshot-damaged = room { $room }: its snapshot is damaged; it is made anew when the room is opened
storage-file-damaged = the file is damaged: { $line }

## Opening a database

database-not-a-url = { $url } is not a database; write sqlite:///file.db or postgresql://user@host/name
database-no-driver = there is no database { $name } here; write sqlite:/// or postgresql://
database-no-file = rooms are kept in a file; write sqlite:///file.db
database-unusable = the database { $name } cannot be used: { $reason }
database-damaged = the database { $file } is damaged ({ $reason }) and is left as it is; put a backup in its place with `paddlewheel restore`, or name another file with --database
database-newer = the database was made by a newer Paddlewheel ({ $problem }); this one knows it up to { $newest }
database-no-folder = the folder { $folder } does not exist; make it, or name another file
database-not-a-folder = { $folder } is not a folder; name a file in one
database-folder-read-only = the folder { $folder } cannot be written; name a file in another, or change its rights
database-in-use = another Paddlewheel uses this database already; play there, stop it, or name another file with --database
database-in-use-at = another Paddlewheel at { $address } uses this database already; play there, stop it, or name another file with --database

## Backups

database-target-exists = { $file } is there already; name a file that is not
database-not-there = there is no database { $file }
database-no-backup = there is no backup { $file }
database-cannot-be-copied = { $file } cannot be copied: { $reason }
database-no-program = PostgreSQL's { $program } does this, and it is not here; install its client programs
database-program-failed = { $program } failed: { $reason }
