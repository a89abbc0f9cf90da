# Requests to the server that it refuses.

## Limits

request-too-many = too many requests; wait a second and go on
request-too-many-rooms = too many rooms at once; wait a minute before you open another
request-too-many-messages = too many messages; nothing was done with this one. Wait a second and go on
request-too-many-sockets = too many sockets from one address; close some, or wait
request-too-many-connections = too many connections from one address; close some, or wait
request-too-many-waiting = too many requests wait on this connection; read the answers first
request-too-many-large = too many large requests at once; wait for the answers
request-too-large = a request has at most { $most } bytes
request-message-too-long = a message has at most { $most } letters
request-head-too-large = the address and headers of a request have at most { $size } bytes and { $fields } fields
request-too-slow = this request took too long to arrive; send it again in one go

## Addresses

request-not-http = this is not an HTTP request
request-other-origin = this page may not open a socket here
request-no-address = there is nothing at this address; /docs lists what there is
request-other-method = not in this way; see /docs
request-unreadable-body = the body of this request cannot be read; see /docs
request-no-query = there is no query { $name } here; choose from { LIST($known) }
request-no-queries = there is no query { $name } here; this address takes none
request-no-clause = there is no clause { $name } of { $book }; a clause is named like { $example }
request-unexpected = something went wrong here; nothing was played. Look again and go on

## Fields

request-invalid-field = { $field }: { $problem }
request-invalid-request = the request: { $problem }
request-invalid-message = this is not a message: { $problem }
request-invalid-message-field = this is not a message: { $field }: { $problem }
request-send-as-json = { $refusal } (send it with the header content-type: application/json)
request-action-missing = to play, say the action too

invalid-missing = it is missing
invalid-unknown = there is no such field
invalid-not-text = it must be a text
invalid-not-a-whole-number = it must be a whole number
invalid-not-true-or-false = it must be true or false
invalid-not-an-object = it must be an object
invalid-not-a-list = it must be a list
invalid-not-json = it is not JSON ({ $reason })
invalid-text-too-short = { $least ->
    [one] it must not be empty
   *[other] it must have at least { $least } characters
}
invalid-text-too-long = it must have at most { $most } characters
invalid-too-few = { $least ->
    [one] it must have at least 1 entry, not { $found }
   *[other] it must have at least { $least } entries, not { $found }
}
invalid-too-many-items = it must have at most { $most } entries, not { $found }
invalid-too-small = it must be at least { $least }
invalid-too-great = it must be at most { $most }
invalid-not-below = it must be less than { $limit }
invalid-none-of = it must be { $allowed }
