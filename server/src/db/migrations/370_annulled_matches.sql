-- Every minute the house looks for bets that were judged before their match was annulled.
create index sport_match_void on sport_match (match_id) where state = 'void';
